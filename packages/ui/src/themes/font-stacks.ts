/**
 * Sans-serif as each system sets its own: PingFang SC on macOS and iOS, Microsoft YaHei on Windows, Noto Sans CJK on Linux
 * and Android, found by the page's language. Names that are not there would be looked up, each once for each weight of a
 * page, before its first paint.
 */
export const sans = "system-ui, sans-serif";
