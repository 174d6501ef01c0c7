import { refundLimits } from "@tradehall/mall-rules/limits";
import { PictureField, type PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import { refundWords } from "../../messages/refund.messages.ts";

/** Up to five pictures as evidence for a refund (Spec §5). */
export const RefundVouchers = (props: PictureFieldProps) => (
  <PictureField {...props} max={refundLimits.vouchers} words={{ label: refundWords.vouchers }} />
);
