import { Stack } from "@tradehall/ui/Stack";
import { Copy } from "./foundation.tsx";

/** An example to copy. */
export function Code({ text }: { text: string }) {
  return (
    <Stack align="end" space="xs" width="full">
      <Copy label={["复制代码", "Copy the code"]} text={text} variant="text" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="foundation-code" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </Stack>
  );
}
