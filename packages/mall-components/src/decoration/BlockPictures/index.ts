export { BlockPictures, type BlockPicturesProps } from "./BlockPictures.tsx";
