import { CreditDocuments } from "@tradehall/mall-components/wallet/CreditDocuments";
import { FormPictures } from "../../browser/forms/FormPictures.tsx";

interface CreditPapersProps {
  kept: readonly string[];
  onKept: (paths: readonly string[]) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Papers that go with a request for account terms. */
export const CreditPapers = (props: CreditPapersProps) => (
  <FormPictures {...props} as={CreditDocuments} name="documents" purpose="creditDocument" />
);
