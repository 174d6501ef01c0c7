export { ProductPicture, type ProductPictureProps } from "./ProductPicture.tsx";
export {
  isPlainPicture,
  pictureSources,
  pictureUrl,
  pictureWidths,
  plainPicture,
} from "./picture-sources.ts";
