const ariaEntries = [
  "Button",
  "Calendar",
  "Checkbox",
  "ComboBox",
  "DatePicker",
  "DateRangePicker",
  "Dialog",
  "DropZone",
  "Heading",
  "I18nProvider",
  "Input",
  "ListBox",
  "Menu",
  "Modal",
  "Popover",
  "Slider",
  "Table",
  "TagGroup",
  "Tooltip",
  "Tree",
  "Virtualizer",
];

/**
 * What Vite bundles before the first story runs. A dependency found later makes the page reload, and a test that
 * runs at that moment fails.
 */
export const prebundled: string[] = [
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server.browser",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-intl",
  "storybook/test",
  "@tradehall/api-client > valibot",
  "@tradehall/mall-components > dompurify",
  "@tradehall/mall-components > uqr",
  "@tradehall/ui > lucide",
  "@tradehall/ui > @internationalized/date",
  "@tradehall/ui > d3-scale",
  "@tradehall/ui > @vanilla-extract/recipes/createRuntimeFn",
  ...ariaEntries.map((entry) => `@tradehall/ui > react-aria-components/${entry}`),
];
