import address from '../../../blocks/field-address/block.json';
import checkbox from '../../../blocks/field-checkbox/block.json';
import datepicker from '../../../blocks/field-datepicker/block.json';
import dropdown from '../../../blocks/field-dropdown/block.json';
import email from '../../../blocks/field-email/block.json';
import gdpr from '../../../blocks/field-gdpr/block.json';
import input from '../../../blocks/field-input/block.json';
import multiChoice from '../../../blocks/field-multi-choice/block.json';
import number from '../../../blocks/field-number/block.json';
import password from '../../../blocks/field-password/block.json';
import phone from '../../../blocks/field-phone/block.json';
import rating from '../../../blocks/field-rating/block.json';
import slider from '../../../blocks/field-slider/block.json';
import textarea from '../../../blocks/field-textarea/block.json';
import upload from '../../../blocks/field-upload/block.json';
import url from '../../../blocks/field-url/block.json';

/** Blocks of one field each. */
export const FIELD_BLOCKS = [ input, email, textarea, phone, url, number, dropdown, multiChoice, checkbox, gdpr, datepicker, rating, slider, password, upload ];

/** The group of address fields. */
export const ADDRESS_BLOCK = address;
