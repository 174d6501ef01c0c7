export { TagField, type TagFieldItem, type TagFieldProps } from "./TagField.tsx";
