export { type PictureAddress, type PictureOf, PicturesProvider } from "./PicturesProvider.tsx";
export { ProductPicture, type ProductPictureProps } from "./ProductPicture.tsx";
export {
  isPlainPicture,
  pictureSources,
  pictureUrl,
  pictureWidths,
  plainPicture,
  widthsOf,
} from "./picture-sources.ts";
