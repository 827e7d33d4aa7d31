// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { Json, JsonObject } from '@/foundation/json';

/**
 * What is entered: text, a number, a whole number, a switch, a list, or a group of settings.
 */
export type ConfigFieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
/**
 * config-schema.json: the JSON Schema of what a player can configure in a skill; a form is made from it.
 */
export type ConfigSchema = {
  /**
   * The JSON Schema dialect it is written in.
   */
  readonly $schema?: string;
  /**
   * Heading of the form.
   */
  readonly title?: string;
  /**
   * What stands below the heading.
   */
  readonly description?: string;
  /**
   * A configuration is always an object.
   */
  readonly type: 'object';
  /**
   * The fields by name, in the order in which the form shows them.
   */
  readonly properties: {
    readonly [k: string]: ConfigField;
  };
  /**
   * Fields without which the configuration cannot be saved.
   */
  readonly required?: readonly string[];
};
/**
 * One setting, and how the form asks for it.
 */
export type ConfigField = {
  readonly type: ConfigFieldType;
  /**
   * Label of the field; else its name.
   */
  readonly title?: string;
  /**
   * A sentence of help below the field.
   */
  readonly description?: string;
  /**
   * What holds until the player says otherwise.
   */
  readonly default?: string | number | boolean | readonly Json[] | JsonObject | null;
  /**
   * The values to choose from; makes the field a dropdown.
   *
   * @minItems 1
   */
  readonly enum?: readonly (string | number)[];
  /**
   * How text is entered; password hides it and keeps it among the secrets.
   */
  readonly format?: string;
  /**
   * The smallest number allowed.
   */
  readonly minimum?: number;
  /**
   * The largest number allowed.
   */
  readonly maximum?: number;
  /**
   * The fewest characters allowed.
   */
  readonly minLength?: number;
  /**
   * The most characters allowed.
   */
  readonly maxLength?: number;
  /**
   * A regular expression the text must match.
   */
  readonly pattern?: string;
  readonly items?: ConfigField;
  /**
   * The settings of a group, by name.
   */
  readonly properties?: {
    readonly [k: string]: ConfigField;
  };
  /**
   * Settings of a group that must be filled in.
   */
  readonly required?: readonly string[];
  /**
   * Whether it is a secret: hidden in the form, kept in the device's secure store, never exported.
   */
  readonly 'x-sensitive'?: boolean;
  /**
   * Name of the environment variable that stands in for the value as ${NAME}.
   */
  readonly 'x-env-var'?: string;
  /**
   * Group of the form it is shown in.
   */
  readonly 'x-category'?: string;
};
