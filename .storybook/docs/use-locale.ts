import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";

const changed = "globalsUpdated";

/** The language that the toolbar says. */
export function useLocale(): string {
  const context = useContext(DocsContext);
  const now = () => String(context.getStoryContext(context.storyById()).globals.locale);
  const [locale, setLocale] = useState(now);
  useEffect(() => {
    const take = ({ globals }: { globals: Record<string, unknown> }) => setLocale(String(globals.locale));
    context.channel.on(changed, take);
    return () => context.channel.off(changed, take);
  }, [context]);
  return locale;
}
