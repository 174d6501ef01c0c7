import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Frame } from "@tradehall/ui/Frame";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { shopWords } from "../../messages/shop.messages.ts";
import { TermsColumns } from "./TermsColumns.tsx";
import * as css from "./TermsDocument.css.ts";
import { words } from "./TermsDocument.messages.ts";
import type { TermsShop } from "./TermsSection.tsx";

/** A tab that is an address. */
interface TermsTab {
  id: string;
  label: string;
  href: string;
}
export interface TermsDocumentProps {
  /** Name of the terms, e.g. 隐私政策. */
  title: string;
  /** The shops whose terms are shown, one section each; none says that there are no such terms. */
  shops: readonly TermsShop[];
  /** Kinds of terms to change between. */
  kinds?: readonly TermsTab[];
  /** Id of the kind that is shown. */
  currentKind?: string;
  /** Shops to change between, in the arrangement for several. */
  shopTabs?: readonly TermsTab[];
  /** Shops that were asked for and have no such terms. */
  missingCount?: number;
  /** Called by 打印; without it there is no button. */
  onPrint?: () => void;
  /** Name and address of the mall, above the title. */
  home?: { name: string; href: string };
}

/** Privacy policy or sales terms of one or several shops: contents at the side, printable (Spec §2, §9). */
export function TermsDocument(props: TermsDocumentProps) {
  const { title, shops, kinds = [], shopTabs = [], missingCount = 0, onPrint, home } = props;
  const intl = useIntl();
  return (
    <Frame paddingY="xl">
      <div className={css.head}>
        <Stack space="xs">
          {home && (
            <Link href={home.href} tone="muted">
              {home.name}
            </Link>
          )}
          <h1 className={css.title}>{title}</h1>
        </Stack>
        <Inline space="m" data-print="hide">
          {kinds.length > 1 && (
            <TabLinks
              current={props.currentKind ?? ""}
              label={intl.formatMessage(words.kinds)}
              tabs={kinds}
              variant="pill"
            />
          )}
          {onPrint && shops.length > 0 && (
            <Button icon={<Icon as={PrintIcon} />} onPress={onPrint} tone="neutral" variant="outline">
              {intl.formatMessage(actWords.print)}
            </Button>
          )}
        </Inline>
      </div>
      {shopTabs.length > 1 && (
        <div className={css.tabs} data-print="hide">
          <TabLinks
            current={shops[0]?.id ?? ""}
            label={intl.formatMessage(shopWords.shops)}
            tabs={shopTabs}
            variant="line"
          />
        </div>
      )}
      {missingCount > 0 && shops.length > 0 && (
        <div className={css.notice} data-print="hide">
          <Notice tone="warning">{intl.formatMessage(words.missing, { count: missingCount })}</Notice>
        </div>
      )}
      {shops.length === 0 ? (
        <EmptyState
          actions={home && <ButtonLink href={home.href}>{intl.formatMessage(words.toHome)}</ButtonLink>}
          description={intl.formatMessage(words.noneText)}
          title={intl.formatMessage(words.none)}
        />
      ) : (
        <TermsColumns
          paperTitle={title}
          paperWords={[home?.name, ...shops.map(({ name }) => name)].filter(Boolean).join(" · ")}
          shops={shops}
        />
      )}
    </Frame>
  );
}
