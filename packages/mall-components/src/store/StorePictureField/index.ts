export { StorePictureField, type StorePictureFieldProps } from "./StorePictureField.tsx";
