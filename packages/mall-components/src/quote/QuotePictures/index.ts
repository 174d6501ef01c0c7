export { QuotePictures } from "./QuotePictures.tsx";
