import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import type { useSkuChoice } from "./use-sku-choice.ts";

interface DetailTitleProps {
  detail: DetailView;
  sku: ReturnType<typeof useSkuChoice>["sku"];
  words: DetailWords;
}

/** The name of the product and the codes of the chosen one. */
export function DetailTitle({ detail, sku, words }: DetailTitleProps) {
  return (
    <Stack space="xs">
      <Heading level={1} size="m">
        {detail.name}
      </Heading>
      {detail.brief && <Text tone="muted">{detail.brief}</Text>}
      {sku?.code && (
        <Text size="s" tone="muted">
          {words.skuCode} {sku.code}
          {sku.makerCode && ` · ${words.makerCode} ${sku.makerCode}`}
        </Text>
      )}
    </Stack>
  );
}
