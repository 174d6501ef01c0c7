import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { pageNames } from "@tradehall/mall-rules/words";
import { exchangeRefusalWords, exchangeWords } from "@tradehall/mall-rules/words/exchange";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

/** Goods that are sold for money alone: says so, and leads to their page. */
export function NotForPoints({ id, name }: { id: string; name: string }) {
  const { locale } = useShell();
  const mall = pageNames.pointsMall[locale];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={[{ label: mall, href: hrefTo("integral-mall") }]} current={name} />
        <Surface padding="l">
          <Stack space="m">
            <Heading level={1} size="m">
              {name}
            </Heading>
            <Notice tone="warning">{exchangeRefusalWords.exchangeMissing[locale]}</Notice>
            <Inline space="s">
              <ButtonLink href={hrefTo("detail", { prodId: id })}>
                {exchangeWords.ordinary[locale]}
              </ButtonLink>
              <ButtonLink href={hrefTo("integral-mall")} variant="outline">
                {mall}
              </ButtonLink>
            </Inline>
          </Stack>
        </Surface>
      </Stack>
    </Frame>
  );
}
