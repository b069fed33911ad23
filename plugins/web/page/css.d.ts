/** Declaration of style files, which the bundler includes. */
declare module '*.css';
