import type { DecorationView } from "@tradehall/mall-adapters/decoration";
import { Decoration } from "@tradehall/mall-components/decoration/Decoration";
import { PreviewBar, type PreviewBarProps } from "@tradehall/mall-components/decoration/PreviewBar";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { TextStyles } from "../../browser/document/TextStyles.tsx";

interface SelectDecoratePageProps extends DecorationView {
  bar: PreviewBarProps;
}

/** Claims and carts are the home's: a preview only shows. */
export function SelectDecoratePage({ bar, blocks, textRules, now }: SelectDecoratePageProps) {
  return (
    <Frame paddingY="m">
      <TextStyles rules={textRules} />
      <Stack space="xl">
        <PreviewBar {...bar} />
        <Decoration blocks={blocks} now={now} />
      </Stack>
    </Frame>
  );
}
