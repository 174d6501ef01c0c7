/** The words of a locale that the code does not carry itself: zh_CN stands in the components as the source. */
import en from "@tradehall/mall-components/messages/en";

type Messages = Record<string, string> | Record<string, import("react-intl").MessageFormatElement[]>;

export const messagesOf = (locale: "zh_CN" | "en"): Messages => (locale === "en" ? (en as Messages) : {});
