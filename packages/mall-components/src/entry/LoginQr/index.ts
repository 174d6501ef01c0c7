export { LoginQr, type LoginQrProps } from "./LoginQr.tsx";
