import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { CleanRichText } from "@tradehall/mall-components/parts/CleanRichText";
import type { DetailTabsProps } from "@tradehall/mall-components/product/DetailTabs";
import { ParameterTable } from "@tradehall/mall-components/product/ParameterTable";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { TextStyles } from "../browser/document/TextStyles.tsx";

/** What a product is, on every page that sells it: its text and its parameters, with what is under them. */
export const productSections = (
  { html, textRules, parameters }: Pick<DetailView, "html" | "textRules" | "parameters">,
  words: DetailWords,
  underParameters?: ReactNode,
): DetailTabsProps["sections"] => [
  {
    id: "description",
    label: words.description,
    content: (
      <>
        <TextStyles rules={textRules} />
        <CleanRichText html={html} />
      </>
    ),
  },
  {
    id: "parameters",
    label: words.parameters,
    content: (
      <Stack>
        <ParameterTable parameters={parameters} />
        {underParameters}
      </Stack>
    ),
  },
];
