import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { IntlProvider, type MessageFormatElement, useIntl } from "react-intl";
import { setStoryIntl } from "../packages/mall-components/src/samples/message-text.ts";

type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

// Compiled from the components' own messages; where a file is missing, the Chinese defaults in the components stand.
const compiled = import.meta.glob<Messages>("../packages/mall-components/src/messages/*.gen.json", {
  eager: true,
  import: "default",
});

function messagesOf(name: string): Messages {
  return compiled[`../packages/mall-components/src/messages/${name}.gen.json`] ?? {};
}

/** The toolbar item that chooses the language. */
export const localeToolbar: NonNullable<Preview["globalTypes"]>[string] = {
  name: "Language",
  description: "Language of the mall components' words",
  toolbar: {
    icon: "globe",
    dynamicTitle: true,
    items: [
      { value: "zh_CN", title: "简体中文" },
      { value: "en", title: "English" },
    ],
  },
};

/** Lets the plays know the words of the story on show. */
function Speaker() {
  const intl = useIntl();
  useLayoutEffect(() => setStoryIntl(intl), [intl]);
  return null;
}

/** Gives the components their words, dates and numbers in the chosen language. */
export const withLocale: Decorator = (Story, { globals }) => {
  const name = String(globals.locale ?? "zh_CN");
  const locale = name.replace("_", "-");
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      defaultLocale="zh-CN"
      key={locale}
      locale={locale}
      messages={messagesOf(name)}
      timeZone="Asia/Shanghai"
    >
      <Speaker />
      <Story />
    </IntlProvider>
  );
};
