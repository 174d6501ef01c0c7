import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";

type Globals = Readonly<Record<string, unknown>>;
const changed = "globalsUpdated";

/** What the toolbar says: brand, language and the others. */
export function useGlobals(): Globals {
  const context = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(context.storyById()).globals);
  useEffect(() => {
    const take = (news: { globals: Globals }) => setGlobals(news.globals);
    context.channel.on(changed, take);
    return () => context.channel.off(changed, take);
  }, [context]);
  return globals;
}
