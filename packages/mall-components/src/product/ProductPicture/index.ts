export { PicturesProvider } from "./PicturesProvider.tsx";
export { ProductPicture, type ProductPictureProps } from "./ProductPicture.tsx";
export {
  isPlainPicture,
  ownPicture,
  type PictureAddress,
  type PictureOf,
  picturesUnder,
} from "./picture-sources.ts";
