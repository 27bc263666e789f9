import address from '../fields/address/block.json';
import checkbox from '../fields/checkbox/block.json';
import datepicker from '../fields/datepicker/block.json';
import dropdown from '../fields/dropdown/block.json';
import email from '../fields/email/block.json';
import gdpr from '../fields/gdpr/block.json';
import input from '../fields/input/block.json';
import multiChoice from '../fields/multi-choice/block.json';
import number from '../fields/number/block.json';
import password from '../fields/password/block.json';
import phone from '../fields/phone/block.json';
import rating from '../fields/rating/block.json';
import slider from '../fields/slider/block.json';
import textarea from '../fields/textarea/block.json';
import upload from '../fields/upload/block.json';
import url from '../fields/url/block.json';

/** Blocks of one field each. */
export const FIELD_BLOCKS = [ input, email, textarea, phone, url, number, dropdown, multiChoice, checkbox, gdpr, datepicker, rating, slider, password, upload ];

/** The group of address fields. */
export const ADDRESS_BLOCK = address;
