export { Picture, type PictureProps, type PictureSource } from "./Picture.tsx";
export { srcSet } from "./src-set.ts";
