/** Styles are files of their own: the bundler takes them along. */
declare module '*.css';
