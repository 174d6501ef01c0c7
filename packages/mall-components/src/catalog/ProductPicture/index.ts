export { PicturesProvider } from "./PicturesProvider.tsx";
export { ProductPicture, type ProductPictureProps } from "./ProductPicture.tsx";
export {
  isPlainPicture,
  ownPicture,
  type PictureAddress,
  type PictureOf,
} from "./picture-sources.ts";
