import type { LedgerEntry, LedgerTab } from "@tradehall/mall-components/wallet/Ledger";
import { WalletHead } from "@tradehall/mall-components/wallet/WalletHead";
import { pageNames } from "@tradehall/mall-rules/words";
import { exchangeWords } from "@tradehall/mall-rules/words/exchange";
import { walletWords } from "@tradehall/mall-rules/words/ledger";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { LedgerPart } from "../../pages/LedgerPart.tsx";

interface PointsPageProps {
  query: { tab: LedgerTab; page: number };
  loaded: { score: number; notes: string[]; pageCount: number; entries: LedgerEntry[] } | undefined;
}

export function PointsPage({ query, loaded }: PointsPageProps) {
  const { locale } = useShell();
  return (
    <UserCenterFrame>
      {loaded && (
        <WalletHead label={pageNames.points[locale]} notes={loaded.notes} value={loaded.score}>
          <ButtonLink href={hrefTo("integral-mall")} size="s" tone="sale" variant="outline">
            {exchangeWords.redeem[locale]}
          </ButtonLink>
        </WalletHead>
      )}
      <LedgerPart
        label={walletWords.pointLedger[locale]}
        loaded={loaded}
        path={hrefTo("uc-integral")}
        query={query}
      />
    </UserCenterFrame>
  );
}
