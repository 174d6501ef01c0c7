import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { brandToolbar, schemeToolbar, withBrand } from "./brand.tsx";
import { argTypesOf } from "./docs/facts.ts";
import { keepStill } from "./docs/still.ts";
import { localeToolbar, withLocale } from "./locale.tsx";
import { modes } from "./modes.ts";
import { motionToolbar, textToolbar, withReading } from "./reading.tsx";
import { withRoutes } from "./routes.tsx";
import { sampleSource, withSample } from "./sample.ts";
import { wholeStory } from "./whole.ts";

// The React Aria part of an overlay is fetched at its first opening; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 });
// A story is no page that is still coming: all of it is laid out at once (`belowFold` of ui), also where axe measures it.
if (typeof document !== "undefined") {
  document.documentElement.dataset.mallSettled = "";
  keepStill();
}

// A page of the docs alone needs its code, not each story.
const LazyDocsPage = lazy(() => import("./docs/DocsPage.tsx"));
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
);

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    brand: brandToolbar,
    scheme: schemeToolbar,
    locale: localeToolbar,
    text: textToolbar,
    motion: motionToolbar,
  },
  initialGlobals: { brand: "baigong", locale: import.meta.env.STORYBOOK_LOCALE || "zh_CN" },
  afterEach: wholeStory,
  argTypesEnhancers: [({ title, argTypes }) => ({ ...argTypes, ...argTypesOf(title) })],
  decorators: [withSample, withReading, withRoutes, withLocale, withBrand],
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        runOnly: {
          type: "tag",
          values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        },
        rules: {
          // These two judge whole pages; a story is a part of one.
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
        },
      },
    },
    chromatic: { modes, prefersReducedMotion: "reduce" },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      page: DocsPage,
      codePanel: true,
      source: sampleSource,
    },
    viewport: {
      options: {
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        // What a window of 1280 × 1024 px shows at a zoom of 400 %.
        zoom400: { name: "Zoom 400 %", styles: { width: "320px", height: "256px" }, type: "mobile" },
        desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    options: {
      storySort: {
        order: [
          "Welcome 欢迎 开始",
          "foundations",
          [
            "Principles 设计原则 准则",
            "Tokens 令牌 颜色 字号 间距",
            "Contrast 对比度 可读性",
            "Brands 品牌 换肤 主题",
            "Writing 文案 写作 标点 用语",
            "Money 金额 价格 积分",
            "Layout 布局 栅格 断点",
            "Icons 图标 搜索图标",
            "Motion 动效 动画",
            "States 状态 加载 空 错误",
            "Forms 表单 校验 填写",
          ],
          "pages",
          "ui",
          "parts",
          "forms",
          "chrome",
          "entry",
          "home",
          "decoration",
          "product",
          "list",
          "promotion",
          "coupon",
          "shop",
          "cart",
          "saved",
          "checkout",
          "order",
          "payment",
          "after-sale",
          "review",
          "invoice",
          "quote",
          "account",
          "membership",
          "enterprise",
          "wallet",
          "store",
          "chat",
        ],
      },
    },
  },
};

export default preview;
