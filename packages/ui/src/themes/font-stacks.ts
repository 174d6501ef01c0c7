/**
 * Sans-serif of Chinese text on each system: macOS and iOS, Linux, Windows, and whatever the system calls its own.
 * Every name that is not there is looked up once for each size and weight of a page, before its first paint.
 */
export const sans = '"PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif';
