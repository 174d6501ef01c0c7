export { PictureUpload, type PictureUploadProps, type UploadPicture } from "./PictureUpload.tsx";
