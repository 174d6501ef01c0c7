export { BookingField, type BookingFieldProps } from "./BookingField.tsx";
