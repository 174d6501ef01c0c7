import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { CompareButton } from "@tradehall/mall-components/product/CompareButton";
import { Gallery, type GalleryProps } from "@tradehall/mall-components/product/Gallery";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, ShareIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";

interface DetailPicturesProps {
  detail: DetailView;
  sku: SkuOption | undefined;
  words: DetailWords;
  onOpen: NonNullable<GalleryProps["onOpen"]>;
  onShare: () => void;
}

/** The product's pictures and film, with what is done with the product as a whole. */
export const DetailPictures = ({ detail, sku, words, onOpen, onShare }: DetailPicturesProps) => (
  <Stack space="s">
    <Gallery
      pictures={detail.pictures}
      name={detail.name}
      onOpen={onOpen}
      {...(detail.film ? { film: detail.film } : {})}
      {...(sku?.picture ? { skuPicture: sku.picture } : {})}
    />
    <Inline>
      <Button
        aria-haspopup="dialog"
        icon={<Icon as={ShareIcon} size="s" />}
        onPress={onShare}
        size="s"
        tone="neutral"
        variant="ghost"
      >
        {words.share}
      </Button>
      <CompareButton id={detail.id} name={detail.name} place="row" />
    </Inline>
  </Stack>
);

/** The name of the product and the codes of the chosen one. */
export function DetailTitle({ detail, sku, words }: Pick<DetailPicturesProps, "detail" | "sku" | "words">) {
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
