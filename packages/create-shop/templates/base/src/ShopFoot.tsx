import { PromiseList } from "@tradehall/mall-components/chrome/PromiseList";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { words } from "./language";

/** `Footer` of the components has filings, terms and a telephone, too: take it once the shop has those pages. */
export const ShopFoot = () => (
  <footer className="shop-foot">
    <Frame paddingY="xl">
      <Stack space="l">
        <PromiseList />
        <small>{words.copyright}</small>
      </Stack>
    </Frame>
  </footer>
);
