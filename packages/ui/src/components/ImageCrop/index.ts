export { ImageCrop, type ImageCropProps } from "./ImageCrop.tsx";
