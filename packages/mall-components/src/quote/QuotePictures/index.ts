export { QuotePictures, type QuotePicturesProps } from "./QuotePictures.tsx";
