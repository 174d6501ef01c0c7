/**
 * Sans-serif as each system sets Chinese: PingFang SC on macOS and iOS, Microsoft YaHei on Windows, Noto Sans CJK on Linux
 * and Android, found by the page's language. No other name is in front: one that is not there, or that has no
 * Chinese, as `system-ui` on Linux, is looked up for each size and weight of a page before its first paint.
 */
export const sans = "sans-serif";
