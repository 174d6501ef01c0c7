import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";
import { data } from "react-router-dom";
import { titleOf } from "../../browser/document/page-title.ts";
import { useGoBack } from "../../browser/document/use-go-back.ts";

/** Every address that no route knows: HTTP 404 with its page (Spec §2, §8). */
export const loader = () => data(null, { status: 404 });

export const meta = titleOf("notFound");

export default function NotFound() {
  return <NotFoundPage onBack={useGoBack()} />;
}
