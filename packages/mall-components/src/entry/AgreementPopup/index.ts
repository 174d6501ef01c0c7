export { AgreementPopup, type AgreementPopupProps } from "./AgreementPopup.tsx";
