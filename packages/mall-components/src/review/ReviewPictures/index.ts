export { ReviewPictures, type ReviewPicturesProps } from "./ReviewPictures.tsx";
