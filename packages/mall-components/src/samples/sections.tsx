import { CleanRichText } from "../parts/CleanRichText/CleanRichText.tsx";
import type { DetailSection } from "../product/DetailTabs/DetailTabs.tsx";
import { ParameterTable } from "../product/ParameterTable/ParameterTable.tsx";
import { ReviewList } from "../review/ReviewList/ReviewList.tsx";
import { sampleHtml, sampleParameters, sampleReviews } from "./product-detail.ts";

/** The three sections of a detail page. */
export const sampleSections: DetailSection[] = [
  { id: "detail", label: "商品详情", content: <CleanRichText html={sampleHtml} /> },
  { id: "parameters", label: "规格参数", content: <ParameterTable parameters={sampleParameters} /> },
  { id: "reviews", label: "商品评价", count: 2310, content: <ReviewList reviews={sampleReviews} /> },
];
