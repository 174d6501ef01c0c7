export { ReviewPictures } from "./ReviewPictures.tsx";
