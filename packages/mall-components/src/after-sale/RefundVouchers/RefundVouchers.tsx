import { refundLimits } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { refundWords } from "../../messages/refund.messages.ts";

/** See `PictureUpload`. */
export type RefundVouchersProps = Omit<PictureUploadProps, "label" | "max">;

/** Up to five pictures as evidence for a refund (Spec §5). */
export function RefundVouchers(props: RefundVouchersProps) {
  const label = useIntl().formatMessage(refundWords.vouchers);
  return <PictureUpload {...props} label={label} max={refundLimits.vouchers} />;
}
